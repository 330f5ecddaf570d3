// The weekdays and times that a schedule can be set to (spec section 3, "Timezone table").

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** 48 times from '12:00 AM' to '11:30 PM'. */
export const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = Math.floor(index / 2)
  const minutes = index % 2 === 0 ? '00' : '30'
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
})
