// The suites that look for other people's records once more with documents that the server knows already.
import { learnBeforeAsking } from 'src/testing/graphql'

learnBeforeAsking()

const suites = [
  './canaries.test',
  './massAssignment.test',
  './otherPeople.test',
]
for (const suite of suites) require(suite)
