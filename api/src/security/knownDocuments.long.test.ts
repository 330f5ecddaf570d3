// The security suites once more with documents that the server knows already, which run without Yoga's checks
// (docs/decisions/0039); those that look for other people's records are in knownRecords.long.test. Only in the long command:
// graphql.test compares the answers of both ways, and a suite knows its documents itself from the second caller on.
import { learnBeforeAsking } from 'src/testing/graphql'

learnBeforeAsking()

const suites = [
  '../http/graphql/access.test',
  '../services/accounts/impersonation/impersonation.test',
  './closedSets.test',
  './errors.test',
  './flags.test',
  './money.test',
  './sessionEnds.test',
]
for (const suite of suites) require(suite)
