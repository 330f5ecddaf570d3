/** The hosts in a setting's text, separated by commas or spaces, in lower case. */
export const hostsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)

/** Whether each is a host's name, such as 'forms.example.com'. */
export const areHosts = (text: string) =>
  hostsIn(text).every((host) => /^([a-z\d-]+\.)+[a-z]{2,}$/.test(host))
