// The suites that look for other people's records once more with documents that the server knows already.
import { learnBeforeAsking } from 'src/testing/graphql'
import { isFull } from 'src/testing/rounds'

learnBeforeAsking()

const suites = [
  // Its thousands of reads are all compared by graphql.test.ts.
  ...(isFull ? ['./canaries.test'] : []),
  './massAssignment.test',
  './otherPeople.test',
]
for (const suite of suites) require(suite)
