export const importsBase = '/api/v1/desk/imports';
