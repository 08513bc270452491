import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keepMessages } from '../../shell/messages.ts';
import { PageProvider } from '../../shell/page-context.tsx';
import { CompetitorName } from './competitor-name.tsx';
import { MedalDisc } from './medal-disc.tsx';
import { ShootOut } from './shoot-out.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Messages } from '@podium/i18n';
import type { ReactElement } from 'react';

// Plain phrases need no compiling; the phrases themselves are checked by their compiler.
const messages = {
  status: { RUNNING: 'Live', SCHEDULED_BREAK: 'Break', CANCELLED: 'Canceled', OFFICIAL: 'Official' },
  shared: {
    void: 'Void',
    pair: [['first'], ', ', ['second']],
    shootOut: [['score'], ' in the shootout'],
    shootOutShort: [['score'], ' p'],
  },
  medal: { gold: 'Gold' },
  place: { TBD: 'To be determined', winnerOf: ['Winner of ', ['name']] },
} as unknown as Messages;

keepMessages('en', messages);

const render = (element: ReactElement) =>
  renderToStaticMarkup(
    <PageProvider language="en" now="2026-10-16T12:00:00Z">
      {element}
    </PageProvider>,
  );

const open = { id: null, type: 'placeholder', name: '', organisation: null } as const;

describe('a status', () => {
  it('is a shape and a word, never color alone', () => {
    const html = render(<StatusBadge status="CANCELLED" />);
    expect(html).toContain('<svg');
    expect(html).toContain('Canceled');
    expect(html).toContain('tone-mute');
  });

  it('pulses only while live, and has no text if the contest is only planned', () => {
    expect(render(<StatusBadge status="RUNNING" />)).toContain('pulse');
    expect(render(<StatusBadge status="SCHEDULED" />)).toBe('');
  });

  it('of a live contest shows its current part and announces it to screen readers; next to a clock the part is abbreviated', () => {
    const period = { code: 'H2', name: '2nd half', short: 'H2' };
    const playing = render(<StatusBadge status="RUNNING" moment={{ period }} />);
    expect(playing).toContain('<span class="visually-hidden">Live, 2nd half</span>');
    expect(playing).toContain('<bdi aria-hidden="true">2nd half</bdi>');
    const timed = render(<StatusBadge status="RUNNING" moment={{ period, clock: '21:20' }} />);
    expect(timed).toContain('<bdi aria-hidden="true">H2</bdi> <bdi dir="ltr">21:20</bdi>');
    expect(timed.match(/2nd half/gu)).toHaveLength(1);
    expect(render(<StatusBadge status="RUNNING" moment={{ clock: '2:14' }} />)).toMatch(/>Live .*2:14/u);
  });

  it('of a break is "break", whichever part has ended', () => {
    const period = { code: 'H1', name: '1st half', short: 'H1' };
    expect(render(<StatusBadge status="SCHEDULED_BREAK" moment={{ period }} />)).toContain('Break');
    expect(render(<StatusBadge status="SCHEDULED_BREAK" moment={{ period }} />)).not.toContain('half');
  });

  it('of a contest that will be repeated marks its result as void, even if it was official', () => {
    const html = render(<StatusBadge status="OFFICIAL" isVoid />);
    expect([html.includes('Void'), html.includes('Official')]).toEqual([true, false]);
  });
});

describe('the count of a shoot-out', () => {
  it('is in brackets next to the score, and in words for screen readers', () => {
    const html = render(<ShootOut score="4" />);
    expect(html).toContain('<bdi class="shoot-out" aria-hidden="true">(4 p)</bdi>');
    expect(html).toContain('<span class="visually-hidden">4 in the shootout</span>');
    expect(render(<ShootOut score={undefined} />)).toBe('');
  });
});

describe('a medal', () => {
  it('has a numeral and a name for screen readers', () => {
    const html = render(<MedalDisc medal="gold" />);
    expect(html).toContain('>1<');
    expect(html).toContain('Gold');
    expect(render(<MedalDisc medal="gold" isExhibition />)).toContain('disc-exhibition');
  });
});

describe('a competitor', () => {
  it('is in a bdi element with a flag, or with a code if there is none', () => {
    const organisation = { code: 'SP', name: 'São Paulo', flag: '/flags/sp.svg' };
    const known = { id: 'A1', type: 'athlete', name: 'Əliyeva', organisation } as const;
    expect(render(<CompetitorName competitor={known} />)).toContain('<bdi translate="no">Əliyeva</bdi>');
    const neutral = { ...known, organisation: { ...organisation, code: 'IND', flag: null } };
    expect(render(<CompetitorName competitor={neutral} />)).toContain('IND');
  });

  it('has a flag that names the delegation, unless the name or the text next to it does', () => {
    const organisation = { code: 'BRA', name: 'Brazil', flag: '/flags/bra.svg' };
    const pair = { id: 'T1', type: 'team', name: 'Souza / Lima', organisation } as const;
    expect(render(<CompetitorName competitor={pair} />)).toContain('alt="Brazil"');
    expect(render(<CompetitorName competitor={pair} isDelegationBeside />)).toContain('alt=""');
    expect(render(<CompetitorName competitor={{ ...pair, name: 'Brazil 2' }} />)).toContain('alt=""');
  });

  it('that is not known yet is replaced by the way in which the place is filled', () => {
    expect(render(<CompetitorName competitor={{ ...open, placeholder: 'TBD' }} />)).toContain('To be determined');
    const fed = { ...open, from: { unit: 'U9', name: 'Match 9', result: 'W' } };
    expect(render(<CompetitorName competitor={fed} />)).toContain('Winner of Match 9');
  });
});
