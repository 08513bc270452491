import type { PersonGender } from '../../model.ts';
import { unitTerms } from '../../words/terms.ts';
import { makeTexts } from '../../words/texts.ts';
import { bothGenders } from '../kit.ts';
import type { DisciplinePlan } from '../kit.ts';
import { duelTerms, enterByState, makePairs, smallPool, statePools, straightKnockOut } from './entering.ts';
import { badminton, beachVolleyball, tableTennis } from './team-sports.ts';
import { teamTie } from './team-ties.ts';
import { poolsThenKnockOut } from './tournament-plans.ts';

export const badmintonPlan: DisciplinePlan = {
  code: 'BDM',
  name: makeTexts('Badminton', 'Bádminton', 'Badminton', 'Badminton', 'الريشة الطائرة', 'Badminton'),
  days: [4, 11],
  windows: [
    [540, 780],
    [840, 1260],
  ],
  fields: ['BC1', 'BC2', 'BC3'],
  build: (kit) => {
    const pools = statePools(kit, 27);
    const list = kit.limit(['M', 'W', 'MD', 'WD', 'XD'] as const);
    for (const type of list) {
      const gender = type === 'XD' ? 'X' : (type[0] as PersonGender);
      const isSingles = type.length === 1;
      const firstDay = isSingles ? 4 : type === 'XD' ? 10 : 7;
      const event = kit.event({
        type: isSingles ? 'SINGLES' : 'DOUBLES',
        term: isSingles ? duelTerms.singles : duelTerms.doubles,
        gender,
        kind: isSingles ? 'individual' : 'couple',
        firstDay,
      });
      if (gender === 'X') makePairs(kit, event, pools, 24);
      else if (isSingles) kit.enterFrom(event, pools[gender], 48);
      else enterByState(kit, event, pools[gender], 2, 24);
      if (type === 'XD') straightKnockOut(kit, event, badminton, 'both', 540);
      else
        poolsThenKnockOut(kit, event, {
          pools: isSingles ? 16 : 8,
          pool: { ...smallPool, order: ['metPoints', 'difference', 'pointDifference'] },
          rules: badminton,
          unitTerm: unitTerms.match,
          qualifiers: 1,
          days: isSingles ? [1, 2] : [1, 2],
          minutes: [540, 870, 870],
          bronze: 'both',
        });
    }
  },
};

export const tableTennisPlan: DisciplinePlan = {
  code: 'TTE',
  name: makeTexts(
    'Table tennis',
    'Tenis de mesa',
    'Tênis de mesa',
    'Stolüstü tennis',
    'تنس الطاولة',
    'Tennis de table',
  ),
  days: [2, 11],
  windows: [
    [540, 780],
    [840, 1260],
  ],
  fields: ['TB1', 'TB2', 'TB3'],
  build: (kit) => {
    const pools = statePools(kit, 24);
    for (const type of kit.limit(['MT', 'WT', 'M', 'W', 'XD'] as const)) {
      const gender = type === 'XD' ? 'X' : (type[0] as PersonGender);
      if (type === 'XD') {
        const event = kit.event({ type: 'DOUBLES', term: duelTerms.doubles, gender, kind: 'couple', firstDay: 10 });
        makePairs(kit, event, pools, 16);
        straightKnockOut(kit, event, tableTennis, 'both', 540);
        continue;
      }
      const isTeam = type.length === 2;
      const event = kit.event({
        type: isTeam ? 'TEAM' : 'SINGLES',
        term: isTeam ? duelTerms.team : duelTerms.singles,
        gender,
        kind: isTeam ? 'team' : 'individual',
        firstDay: isTeam ? 2 : 7,
      });
      if (isTeam) enterByState(kit, event, pools[gender as PersonGender], 2, 24);
      else kit.enterFrom(event, pools[gender as PersonGender], 48);
      poolsThenKnockOut(kit, event, {
        pools: isTeam ? 8 : 16,
        pool: { ...smallPool, order: ['metPoints', 'metRatio', 'metPointRatio'] },
        rules: isTeam ? teamTie(60, 3, 0.9) : tableTennis,
        unitTerm: unitTerms.match,
        qualifiers: 1,
        days: isTeam ? [2, 3] : [1, 2],
        minutes: [540, 840, 870],
        bronze: 'both',
      });
    }
  },
};

export const beachVolleyballPlan: DisciplinePlan = {
  code: 'VBV',
  name: makeTexts(
    'Beach volleyball',
    'Vóley playa',
    'Vôlei de praia',
    'Çimərlik voleybolu',
    'الكرة الطائرة الشاطئية',
    'Beach-volley',
  ),
  days: [4, 10],
  windows: [[510, 1170]],
  fields: ['SC1', 'SC2'],
  build: (kit) => {
    for (const [index, gender] of kit.limit(bothGenders).entries()) {
      const event = kit.event({
        type: 'TEAM2',
        term: duelTerms.tournament,
        gender,
        kind: 'couple',
        firstDay: 4 + index,
      });
      for (const organisation of kit.organisations(kit.size(24, 8))) {
        const pair = [kit.athlete(gender, organisation), kit.athlete(gender, organisation)];
        for (const [place, player] of pair.entries()) player.bib = String(place + 1);
        kit.enterTeam(event, organisation, pair);
      }
      poolsThenKnockOut(kit, event, {
        pools: 6,
        pool: { ...smallPool, order: ['metPointRatio', 'pointRatio'] },
        rules: beachVolleyball,
        unitTerm: unitTerms.match,
        qualifiers: 2,
        days: [3, 5],
        minutes: [510, 840, 870],
        bronze: 'match',
      });
    }
  },
};
