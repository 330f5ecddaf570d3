// Replaces Redwood's page for errors while developing.
export const DevFatalErrorPage = undefined
