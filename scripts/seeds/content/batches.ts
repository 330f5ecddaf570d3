/**
 * First and last day of each batch in days from today; the third is running. Members of the last have no stage until they
 * have sent the journey form.
 */
export const batches = [
  { number: 15, name: 'Batch 15', from: -420, to: -330, capacity: 300 },
  { number: 16, name: 'Batch 16', from: -230, to: -140, capacity: 300 },
  { number: 17, name: 'Batch 17', from: -55, to: 35, capacity: 400 },
  {
    number: 18,
    name: 'Batch 18',
    from: 50,
    to: 140,
    capacity: 400,
    requiresJourneyForm: true,
  },
]

export const CURRENT_BATCH = 17
