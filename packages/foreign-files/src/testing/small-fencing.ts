/** A made-up competition of fencing, written from the description of the format: entries, and results with a bye. */

const fencers = (places: readonly string[]): string =>
  [
    ['1', 'ALMEIDA', 'Rosa', '02.03.2010', 'D', 'Clube de Esgrima'],
    ['2', 'BARROS', 'Lia', '14.11.2011', 'G', 'Clube de Esgrima'],
    ['3', 'COSTA', 'Ema', '30.06.2010', 'D', 'Sal Mar'],
  ]
    .map(
      ([id, last, first, born, hand, club], index) =>
        `<Tireur ID="${id}" Nom="${last}" Prenom="${first}" DateNaissance="${born}" Sexe="F" Lateralite="${hand}" Nation="CPV" Club="${club}" Licence="L${id}" dossard="${10 + index}" Classement="${places[index]}" Photo="x.jpg"/>`,
    )
    .join('');

const head = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE ${root}>\n<${root} Version="1.0" Championnat="CPV" ID="99" Annee="2030/2031" Arme="E" Sexe="F" Domaine="N" Federation="CPV" Categorie="C" Date="15.03.2031" TitreLong="Lagoon Cup 2031" Lieu="Lagoon Hall" Organisateur="Club">`;

export const smallFencingEntries = `${head('BaseCompetitionIndividuelle')}
<Tireurs>${fencers(['7', '3', '12'])}</Tireurs></BaseCompetitionIndividuelle>`;

const side = (id: string, score: string, state: string): string =>
  `<Tireur REF="${id}" Score="${score}" Statut="${state}"/>`;
const match = (id: number, more: string, ...sides: readonly string[]): string =>
  `<Match ID="${id}"${more}>${sides.join('')}</Match>`;

export const smallFencing = `${head('CompetitionIndividuelle')}
<Tireurs>${fencers(['2', '3', '1'])}</Tireurs>
<Arbitres><Arbitre ID="31" Nom="DUARTE" Prenom="Ivo" Sexe="M" Nation="CPV" Club="Sal Mar"/></Arbitres>
<Phases>
<TourDePoules PhaseID="P1" ID="1">
<Tireur REF="1" RangInitial="2" RangFinal="1"/><Tireur REF="2" RangInitial="1" RangFinal="3"/><Tireur REF="3" RangInitial="3" RangFinal="2"/>
<Poule ID="1" Piste="2" Date="15.03.2031" Heure="9:00">
<Tireur REF="1" NoDansLaPoule="1" NbVictoires="2" NbMatches="2" TD="10" TR="5" RangPoule="1"/>
<Tireur REF="2" NoDansLaPoule="2" NbVictoires="0" NbMatches="2" TD="3" TR="10" RangPoule="3"/>
<Tireur REF="3" NoDansLaPoule="3" NbVictoires="1" NbMatches="2" TD="9" TR="7" RangPoule="2"/>
<Arbitre REF="31"/>
${match(1, '', side('1', '5', 'V'), side('2', '1', 'D'))}
${match(2, '', side('2', '2', 'D'), side('3', '5', 'V'))}
${match(3, '', side('1', '5', 'V'), side('3', '4', 'D'))}
</Poule></TourDePoules>
<PhaseDeTableaux PhaseID="T1" ID="2">
<Tireur REF="1" RangInitial="1"/><Tireur REF="2" RangInitial="3"/><Tireur REF="3" RangInitial="2"/>
<SuiteDeTableaux ID="A" Titre="Main" NbDeTableaux="2">
<Tableau ID="A4" Titre="Semi-finals" Taille="4">
${match(1, '', '<Tireur REF="1" Statut="V"/>')}
${match(2, ' Heure="10:30" Piste="3"', '<Arbitre REF="31" Role="P"/>', side('2', '8', 'A'), side('3', '11', 'V'))}
</Tableau>
<Tableau ID="A2" Titre="Final" Taille="2">
${match(1, ' Heure="11:30"', side('1', '14', 'D'), side('3', '15', 'V'))}
</Tableau></SuiteDeTableaux></PhaseDeTableaux>
</Phases></CompetitionIndividuelle>`;

const team = (id: string, place: string, ...people: readonly (readonly [id: string, last: string])[]): string =>
  `<Equipe ID="${id}" Nation="${id.slice(0, 3)}" Classement="${place}">${people
    .map(
      ([number, last]) =>
        `<Tireur ID="${number}" Nom="${last}" Prenom="A" Sexe="M" DateNaissance="01.01.2010" Nation="${id.slice(0, 3)}"/>`,
    )
    .join('')}</Equipe>`;

export const smallFencingTeams = `<?xml version="1.0"?>
<CompetitionParEquipes Version="1.0" Arme="S" Sexe="M" Domaine="I" Categorie="S" Date="2031-03-16" TitreLong="Lagoon Cup 2031">
<Equipes>${team('CPV', '1', ['1', 'EVORA'], ['2', 'FORTES'])}${team('POR', '2', ['3', 'GOMES'], ['4', 'HENRIQUES'])}</Equipes>
<Phases><PhaseDeTableaux><SuiteDeTableaux ID="A"><Tableau Taille="2" Titre="Final">
<Match ID="1"><Equipe REF="CPV" Score="45" Statut="V"/><Equipe REF="POR" Score="41" Statut="D"/>
<Assaut ID="1"><Tireur REF="1" Score="5"/><Tireur REF="3" Score="3"/></Assaut>
<Assaut ID="2"><Tireur REF="2" Score="4"/><Tireur REF="4" Score="7"/></Assaut></Match>
</Tableau></SuiteDeTableaux></PhaseDeTableaux></Phases></CompetitionParEquipes>`;
