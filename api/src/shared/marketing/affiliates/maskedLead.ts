/** 'juan@example.com' → 'j•••@example.com': affiliates see enough to recognise a lead, and not the address. */
export const maskedEmail = (email: string) => {
  const at = email.lastIndexOf('@')
  return at > 0 ? `${[...email][0]}•••${email.slice(at)}` : '•••'
}

/** 'Juan' → 'J.' */
export const firstLetter = (name: string) => {
  const [letter] = [...name.trim()]
  return letter ? `${letter.toUpperCase()}.` : ''
}
