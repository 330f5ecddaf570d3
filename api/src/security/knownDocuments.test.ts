// The security suites once more with documents that the server knows already, which run without Yoga's checks
// (docs/decisions/0039).
import { learnBeforeAsking } from 'src/testing/graphql'
import { isFull } from 'src/testing/rounds'

learnBeforeAsking()

const suites = [
  '../http/graphql/access.test',
  '../services/accounts/impersonation/impersonation.test',
  // Its thousands of reads are all compared by graphql.test.ts.
  ...(isFull ? ['./canaries.test'] : []),
  './closedSets.test',
  './errors.test',
  './flags.test',
  './massAssignment.test',
  './money.test',
  './otherPeople.test',
  './sessionEnds.test',
]
for (const suite of suites) require(suite)
