import type { KnownAttributes } from '../../xml/count-unread.ts';

const person = 'ID Nom Prenom DateNaissance Sexe Nation Club Licence LicenceNat';
const competition = 'Arme Sexe Categorie Date DateDebut DateFin TitreLong Lieu Federation Domaine';
const entered = 'Lateralite Classement dossard Statut';
const inPool = 'REF NbVictoires NbMatches TD TR RangPoule';
const inMatch = 'Score Statut';

/** Treatment of the attributes; `hasRanking`: `Classement` is the final ranking, which tables have a place for. */
export const known = (hasRanking: boolean): KnownAttributes => ({
  placed: {
    CompetitionIndividuelle: competition,
    CompetitionParEquipes: competition,
    BaseCompetitionIndividuelle: competition,
    BaseCompetitionParEquipes: competition,
    Tireur: [person, entered, inPool, inMatch, 'RangInitial'].join(' '),
    Equipe: ['ID Nom Nation Club', entered, inPool, inMatch, 'RangInitial'].join(' '),
    Arbitre: `${person} REF Role`,
    Poule: 'ID Piste Date Heure',
    SuiteDeTableaux: 'ID Lettre Titre',
    Tableau: 'Titre Taille',
    Match: 'ID Date Heure Piste',
    Assaut: 'ID',
  },
  reasons: {
    Version: 'technical',
    Championnat: 'technical',
    Annee: 'technical',
    DateFichierXML: 'technical',
    Couleur: 'technical',
    score_stuffing: 'technical',
    IdOrigine: 'technical',
    PhaseID: 'technical',
    ID: 'technical',
    TourDePoules: 'technical',
    PhaseDeTableaux: 'technical',
    SuiteDeTableaux: 'technical',
    Tableau: 'technical',
    'Poule Statut': 'technical',
    NoDansLaPoule: 'technical',
    Cote: 'technical',
    TitreCourt: 'repeated',
    RangFinal: 'repeated',
    ...(hasRanking && { Points: 'noPlace' }),
    Photo: 'private',
  },
});
