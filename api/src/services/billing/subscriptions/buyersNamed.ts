import { searchOf } from 'src/services/accounts/users/personSearch'

/** The ids of those who have bought and whose name or e-mail matches. */
export const buyersNamed = searchOf({
  id: 'u.id',
  rows: '"User" u WHERE EXISTS (SELECT FROM "Subscription" s WHERE s."userId" = u.id)',
  most: 1000,
})
