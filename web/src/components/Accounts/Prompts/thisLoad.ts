/** At most one prompt per full page load: after a prompt is closed, no other one opens on later pages. */
export const thisLoad = { modalShown: false }
