/** The cost of this worker's tests, whatever the machine: scripts/commands/testBudget.json limits the sums. */
export const counted = { signIns: 0, addresses: 0 }
