/** A module of its own, so that tests can replace it. */
export const reloadPage = () => window.location.reload()
