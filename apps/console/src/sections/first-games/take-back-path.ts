/** Address at which the last publication or act is taken back. */
export const takeBackPath = '/first-games?step=draw&act=take-back';
