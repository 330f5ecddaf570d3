/** Landing pages with a route of their own (spec 2.1): their address does not change with their funnel's slug. */
export const routedPages = ['fast']
