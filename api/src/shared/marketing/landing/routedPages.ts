/** Landing pages that have a route of their own (spec 2.1): their address does not follow their funnel's. */
export const routedPages = ['fast']
