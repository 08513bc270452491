/** One line of a contest in the list of results: who meets, or its name, and then where it belongs. */
import { Box, Link, Typography } from '@mui/material';
import type { ListedContest } from '@podium/contract';
import { Fragment } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { useUnitTexts } from '../../program/use-unit-texts.ts';
import { belongingText } from './listed-contests.ts';

interface ContestLineProps {
  item: ListedContest;
  /** Some contests of the list have results of a results system, others do not. */
  isSourceShown: boolean;
}

export function ContestLine({ item, isSourceShown }: ContestLineProps) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
      <ContestLink item={item} />
      <Typography variant="caption" color="text.secondary" sx={{ minWidth: 0 }}>
        <bdi>{belongingText(item)}</bdi>
        {isSourceShown && item.hasFeed && ` · ${t('results.automatic')}`}
      </Typography>
    </Box>
  );
}

/** The heading of the list already shows this. */
const isPlain: ReadonlySet<string> = new Set(['SCHEDULED', 'START_LIST', 'OFFICIAL']);

/** The whole contest for a phone: time, who meets and the score on one line, and where it belongs in small print. */
export function NarrowContestLine({ item, isSourceShown }: ContestLineProps) {
  const t = useText();
  const { time } = useFormats();
  const { statusName } = useUnitTexts();
  const { start, told, status } = item;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, fontWeight: 400 }}>
      <Typography component="span" variant="body2" sx={{ minWidth: 40, flexShrink: 0, fontWeight: 700 }}>
        {start ? <time dateTime={start}>{time(start)}</time> : '–'}
      </Typography>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <ContestLink item={item} />
          <Typography component="span" variant="body2" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
            <bdi>{told}</bdi>
          </Typography>
        </Box>
        <Typography variant="caption" component="p" color="text.secondary">
          <bdi>
            {[!isPlain.has(status) && statusName(status), belongingText(item), item.venue?.name]
              .filter(Boolean)
              .join(' · ')}
          </bdi>
          {isSourceShown && item.hasFeed && ` · ${t('results.automatic')}`}
        </Typography>
      </Box>
    </Box>
  );
}

function ContestLink({ item: { unit, sides, mayEnter } }: Pick<ContestLineProps, 'item'>) {
  const { search } = useLocation();
  const name =
    sides.length > 0 ? (
      sides.map((side, index) => (
        <Fragment key={side}>
          {index > 0 && ' – '}
          <bdi>{side}</bdi>
        </Fragment>
      ))
    ) : (
      <bdi>{unit.name}</bdi>
    );
  return mayEnter ? (
    <Link component={RouterLink} to={`/results/${encodeURIComponent(unit.id)}`} state={{ list: search }}>
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  );
}
