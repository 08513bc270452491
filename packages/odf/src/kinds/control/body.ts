/** Start and end of a day, a venue starting and stopping, keep-alives. */
export interface ControlBody {
  kind: 'control';
}
