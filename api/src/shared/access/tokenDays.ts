/** For how many days an access token may be valid; none is valid for ever. */
export const tokenDays = [7, 30, 90, 365] as const

export const TOKEN_NAME_CHARACTERS = 60
