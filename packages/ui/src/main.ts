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
