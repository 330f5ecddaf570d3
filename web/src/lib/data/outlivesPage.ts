/** The context of a small change without an answer on the screen: it is sent even if the page is left at once. */
export const outlivesPage = { fetchOptions: { keepalive: true } }
