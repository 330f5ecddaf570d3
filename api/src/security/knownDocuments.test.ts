// The security suites once more with documents that the server knows already, which run without Yoga's checks
// (docs/decisions/0039); those that look for other people's records are in knownRecords.test.
import { learnBeforeAsking } from 'src/testing/graphql'
import { isFull } from 'src/testing/rounds'

learnBeforeAsking()

const suites = [
  // Its documents are those that graphql.test compares, and it knows them itself from the second role on.
  ...(isFull ? ['../http/graphql/access.test'] : []),
  '../services/accounts/impersonation/impersonation.test',
  './closedSets.test',
  './errors.test',
  './flags.test',
  './money.test',
  './sessionEnds.test',
]
for (const suite of suites) require(suite)
