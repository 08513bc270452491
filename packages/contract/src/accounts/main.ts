export * from './accounts.ts';
export * from './cpf.ts';
export * from './erasures.ts';
export * from './people-admin.ts';
export * from './people.ts';
export * from './staff-roles.ts';
export * from './invitations.ts';
