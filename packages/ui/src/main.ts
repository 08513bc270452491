export {
  Badge,
  Bdi,
  Button,
  ProgressBar,
  SegmentedLinks,
  TabLinks,
  VisuallyHidden,
  buttonClass,
  chipClass,
} from './parts/basics.tsx';
export type { Tone } from './parts/basics.tsx';
export { Icon } from './parts/icon.tsx';
export type { IconName } from './parts/icon.tsx';
export { DataAge, EmptyState, ErrorState, Skeleton } from './parts/states.tsx';
export { Cell, HeaderCell, RowHeader, Table } from './parts/table.tsx';
export { Avatar, initials } from './parts/avatar.tsx';
export { Dialog } from './parts/dialog.tsx';
export { Flag } from './parts/flag.tsx';
export { FloatingActions } from './parts/floating-actions.tsx';
export { Pagination } from './parts/pagination.tsx';
export { Pictogram } from './parts/pictogram.tsx';
export { SearchField } from './parts/search-field.tsx';
export { SelectField } from './parts/select-field.tsx';
export { ToastArea, prepareToasts, showToast } from './parts/toast.tsx';
export { Tooltip } from './parts/tooltip.tsx';
export { closeOnBack } from './close-on-back.ts';
export { useChoice } from './use-choice.ts';
export { showWholeTables } from './whole-tables.ts';
