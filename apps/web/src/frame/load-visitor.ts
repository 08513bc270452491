/** The code for users, loaded on demand because most pages do not need it. */
export const loadVisitor = () => import('../shared/people/user/start-visitor.ts');
