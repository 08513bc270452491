/** Start and end of a day, start and end of a venue's transmission, keep-alives. */
export interface ControlBody {
  kind: 'control';
}
