import { flagGroups } from './flagGroups'

import { functionFlags, pageFlags } from '$api/src/shared/permissions'

it('every flag of the vocabulary stands in one group', () => {
  expect(Object.values(flagGroups).flat().sort()).toEqual(
    [...pageFlags, ...functionFlags].sort()
  )
})
