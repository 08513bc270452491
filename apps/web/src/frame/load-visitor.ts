/** The code that knows the person: most pages have no use for it, so it is loaded on demand. */
export const loadVisitor = () => import('../shared/user/start-visitor.ts');
