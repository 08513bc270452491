import { createTheme } from '@mui/material';
import type { Theme } from '@mui/material';
import type { Tokens } from './tokens.ts';
import { tokens } from './tokens.ts';

const font =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'SF Arabic', 'Noto Sans Arabic', Tahoma, sans-serif";
const radius = { mark: 4, row: 8, card: 12 } as const;

/** The product's colors and type as a theme of Material UI. */
function themeWith(mode: 'light' | 'dark', color: Tokens, direction: 'ltr' | 'rtl'): Theme {
  const token = (name: string): string => color[name] ?? '#000000';
  const line = `1px solid ${token('line')}`;
  const focus = { outline: `2px solid ${token('focus')}`, outlineOffset: 2 };
  return createTheme({
    direction,
    palette: {
      mode,
      primary: { main: token('accent'), dark: token('accent-hover'), contrastText: token('accent-ink') },
      secondary: { main: token('accent'), contrastText: token('accent-ink') },
      error: { main: token('live') },
      warning: { main: token('warn') },
      info: { main: token('info') },
      success: { main: token('ok') },
      text: { primary: token('ink'), secondary: token('ink2'), disabled: token('ink3') },
      background: { default: token('canvas'), paper: token('surface') },
      divider: token('line'),
      action: { hover: token('sunken'), selected: token('accent-tint') },
    },
    typography: {
      fontFamily: font,
      fontSize: 15,
      htmlFontSize: 16,
      h1: { fontSize: '1.375rem', lineHeight: '1.75rem', fontWeight: 700 },
      h2: { fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 700 },
      h3: { fontSize: '0.9375rem', lineHeight: '1.375rem', fontWeight: 700 },
      h6: { fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 700 },
      body1: { fontSize: '0.9375rem', lineHeight: '1.375rem' },
      body2: { fontSize: '0.9375rem', lineHeight: '1.375rem' },
      caption: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
      button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' },
    },
    shape: { borderRadius: radius.row },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          body: { overflowWrap: 'break-word' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': { transition: 'none !important', animation: 'none !important' },
          },
          'a:focus-visible, button:focus-visible, [tabindex]:focus-visible': focus,
          'html[lang|="ar"] body': { lineHeight: 1.6 },
        },
      },
      MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': focus } } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { borderRadius: radius.row, minHeight: 40 } },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radius.card } },
      },
      // Its message would be a region that scrolls, which the keyboard cannot reach.
      MuiAlert: { styleOverrides: { message: { overflow: 'visible', minWidth: 0, overflowWrap: 'anywhere' } } },
      MuiCard: { styleOverrides: { root: { border: line, borderRadius: radius.card, boxShadow: 'none' } } },
      MuiAppBar: {
        defaultProps: { elevation: 0, color: 'default' },
        styleOverrides: {
          root: { backgroundColor: token('surface'), color: token('ink'), borderBottom: line, borderRadius: 0 },
        },
      },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
      MuiAutocomplete: { defaultProps: { fullWidth: true } },
      MuiOutlinedInput: {
        styleOverrides: {
          notchedOutline: { borderColor: token('control') },
          root: { backgroundColor: token('surface') },
        },
      },
      MuiFilledInput: { styleOverrides: { root: { backgroundColor: token('sunken') } } },
      MuiInputLabel: { styleOverrides: { root: { color: token('ink2') } } },
      MuiFormHelperText: { styleOverrides: { root: { color: token('ink3') } } },
      MuiTableCell: {
        styleOverrides: { root: { borderColor: token('line') }, head: { fontWeight: 700, color: token('ink2') } },
      },
      MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 40, minWidth: 48 } } },
      MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
      MuiChip: { styleOverrides: { root: { fontWeight: 600 }, label: { fontSize: '0.8125rem' } } },
      MuiDialog: { styleOverrides: { paper: { borderRadius: radius.card } } },
      MuiMenu: { styleOverrides: { paper: { border: line } } },
      MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: token('ink'), color: token('surface') } } },
    },
  });
}

export const themesFor = (direction: 'ltr' | 'rtl'): { light: Theme; dark: Theme } => ({
  light: themeWith('light', tokens.light, direction),
  dark: themeWith('dark', tokens.dark, direction),
});
