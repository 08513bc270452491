/** Address of the page that undoes the last publication or act. */
export const takeBackPath = '/first-games?step=draw&act=take-back';
