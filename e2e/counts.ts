/** What the tests of this worker cost, whatever the machine: scripts/commands/testBudget.json limits the sums. */
export const counted = { signIns: 0, addresses: 0 }
