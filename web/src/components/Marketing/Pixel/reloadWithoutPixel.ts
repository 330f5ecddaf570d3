/** Reloads the current address, so that the third-party script that was loaded before is gone. */
export const reloadWithoutPixel = () => window.location.reload()
