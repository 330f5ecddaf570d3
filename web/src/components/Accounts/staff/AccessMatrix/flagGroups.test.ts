import { flagGroups } from './flagGroups'

import { functionFlags, pageFlags } from '$api/src/shared/access/permissions'

it('Every flag of the vocabulary is in exactly one group', () => {
  expect(Object.values(flagGroups).flat().sort()).toEqual(
    [...pageFlags, ...functionFlags].sort()
  )
})
