/** What knows the person: of no use to most pages, so it comes only where it is asked for. */
export const loadVisitor = () => import('../shared/user/start-visitor.ts');
