import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keepMessages } from '../messages.ts';
import { PageProvider } from '../page-context.tsx';
import { CompetitorName } from './competitor-name.tsx';
import { MedalDisc } from './medal-disc.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Messages } from '@podium/i18n';
import type { ReactElement } from 'react';

// Plain phrases need no compiling; the phrases themselves are checked by their compiler.
const messages = {
  status: { RUNNING: 'Live', CANCELLED: 'Cancelled', OFFICIAL: 'Official' },
  shared: { void: 'Void' },
  medal: { gold: 'Gold' },
  place: { TBD: 'To be decided', winnerOf: ['Winner of ', ['name']] },
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
  it('is a shape and a word, never colour alone', () => {
    const html = render(<StatusBadge status="CANCELLED" />);
    expect(html).toContain('<svg');
    expect(html).toContain('Cancelled');
    expect(html).toContain('tone-mute');
  });

  it('pulses only while live, and says nothing while merely planned', () => {
    expect(render(<StatusBadge status="RUNNING" />)).toContain('pulse');
    expect(render(<StatusBadge status="SCHEDULED" />)).toBe('');
  });

  it('of a contest that is held again is that it is void, official or not', () => {
    const html = render(<StatusBadge status="OFFICIAL" isVoid />);
    expect([html.includes('Void'), html.includes('Official')]).toEqual([true, false]);
  });
});

describe('a medal', () => {
  it('has a numeral to see and a name to hear', () => {
    const html = render(<MedalDisc medal="gold" />);
    expect(html).toContain('>1<');
    expect(html).toContain('Gold');
    expect(render(<MedalDisc medal="gold" isExhibition />)).toContain('disc-exhibition');
  });
});

describe('a competitor', () => {
  it('stands in bdi with a decorative flag, or a code where there is none', () => {
    const organisation = { code: 'SP', name: 'São Paulo', flag: '/flags/sp.svg' };
    const known = { id: 'A1', type: 'athlete', name: 'Əliyeva', organisation } as const;
    expect(render(<CompetitorName competitor={known} />)).toContain('<bdi>Əliyeva</bdi>');
    expect(render(<CompetitorName competitor={known} />)).toContain('alt=""');
    const neutral = { ...known, organisation: { ...organisation, code: 'IND', flag: null } };
    expect(render(<CompetitorName competitor={neutral} />)).toContain('IND');
  });

  it('that is not known yet says how the place will be filled', () => {
    expect(render(<CompetitorName competitor={{ ...open, placeholder: 'TBD' }} />)).toContain('To be decided');
    const fed = { ...open, from: { unit: 'U9', name: 'Match 9', result: 'W' } };
    expect(render(<CompetitorName competitor={fed} />)).toContain('Winner of Match 9');
  });
});
