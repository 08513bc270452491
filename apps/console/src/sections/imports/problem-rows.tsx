import { Box, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { isolatedText } from '../../language/shown-problem.ts';
import type { ShownProblem } from '../../language/shown-problem.ts';
import { useText } from '../../language/text.ts';
import { ListTable } from '../../lists/list-table.tsx';
import { panel } from '../../look/panel.ts';

/** Problems as a table; on phones as a list, because the message needs the full width. */
export function ProblemRows({ label, problems }: { label: string; problems: readonly ShownProblem[] }) {
  const t = useText();
  const { number } = useFormats();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const rowKey = ({ file, line, column }: ShownProblem, index: number): string => `${file} ${line} ${column} ${index}`;
  const columnLabel = ({ columnName, column }: ShownProblem): string =>
    columnName === '' ? number(column) : columnName;
  if (!isNarrow)
    return (
      <ListTable
        label={label}
        items={problems.map((problem, index) => ({ problem, key: rowKey(problem, index) }))}
        itemKey={({ key }) => key}
        columns={[
          { name: 'file', label: t('imports.file'), cell: ({ problem }) => <bdi>{problem.file}</bdi> },
          { name: 'line', label: t('imports.line'), cell: ({ problem }) => number(problem.line) },
          { name: 'column', label: t('imports.column'), cell: ({ problem }) => <bdi>{columnLabel(problem)}</bdi> },
          { name: 'problem', label: t('imports.problem'), cell: ({ problem }) => <Message problem={problem} /> },
        ]}
      />
    );
  return (
    <Box sx={panel}>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {problems.map((problem, index) => (
          <Box
            component="li"
            key={rowKey(problem, index)}
            sx={{ px: 2, py: 1, overflowWrap: 'anywhere', '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Message problem={problem} />
            <Typography variant="caption" component="div" color="text.secondary">
              {t('imports.place', {
                file: isolatedText(problem.file),
                line: problem.line,
                column: isolatedText(columnLabel(problem)),
              })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Message({ problem: { severity, message, language } }: { problem: ShownProblem }) {
  const t = useText();
  const text = language === useLanguage() ? message : isolatedText(message);
  return (
    <Box component="span" sx={{ color: severity === 'error' ? 'error.main' : 'warning.main' }}>
      {t(`imports.severity.${severity}`, { message: text })}
    </Box>
  );
}
