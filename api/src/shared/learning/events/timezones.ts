// The GMT offsets of spec section 3, each with the region whose standard time it is.

export type Timezone = { offset: string; region: string }

/** The zone of new events: GMT+08:00, the time of Manila. */
export const DEFAULT_ZONE = 'Asia/Singapore'

export const timezones: readonly Timezone[] = [
  { offset: 'GMT-12:00', region: 'Etc/GMT+12' },
  { offset: 'GMT-11:00', region: 'Pacific/Pago_Pago' },
  { offset: 'GMT-10:00', region: 'Pacific/Honolulu' },
  { offset: 'GMT-09:30', region: 'Pacific/Marquesas' },
  { offset: 'GMT-09:00', region: 'America/Anchorage' },
  { offset: 'GMT-08:00', region: 'America/Los_Angeles' },
  { offset: 'GMT-07:00', region: 'America/Denver' },
  { offset: 'GMT-06:00', region: 'America/Chicago' },
  { offset: 'GMT-05:00', region: 'America/New_York' },
  { offset: 'GMT-04:00', region: 'America/Halifax' },
  { offset: 'GMT-03:30', region: 'America/St_Johns' },
  { offset: 'GMT-03:00', region: 'America/Sao_Paulo' },
  { offset: 'GMT-02:00', region: 'Atlantic/South_Georgia' },
  { offset: 'GMT-01:00', region: 'Atlantic/Cape_Verde' },
  { offset: 'GMT+00:00', region: 'Europe/London' },
  { offset: 'GMT+01:00', region: 'Europe/Paris' },
  { offset: 'GMT+02:00', region: 'Africa/Cairo' },
  { offset: 'GMT+03:00', region: 'Asia/Riyadh' },
  { offset: 'GMT+03:30', region: 'Asia/Tehran' },
  { offset: 'GMT+04:00', region: 'Asia/Dubai' },
  { offset: 'GMT+04:30', region: 'Asia/Kabul' },
  { offset: 'GMT+05:00', region: 'Asia/Karachi' },
  { offset: 'GMT+05:30', region: 'Asia/Kolkata' },
  { offset: 'GMT+05:45', region: 'Asia/Kathmandu' },
  { offset: 'GMT+06:00', region: 'Asia/Dhaka' },
  { offset: 'GMT+06:30', region: 'Asia/Yangon' },
  { offset: 'GMT+07:00', region: 'Asia/Bangkok' },
  { offset: 'GMT+08:00', region: DEFAULT_ZONE },
  { offset: 'GMT+08:45', region: 'Australia/Eucla' },
  { offset: 'GMT+09:00', region: 'Asia/Tokyo' },
  { offset: 'GMT+09:30', region: 'Australia/Adelaide' },
  { offset: 'GMT+10:00', region: 'Australia/Sydney' },
  { offset: 'GMT+10:30', region: 'Australia/Lord_Howe' },
  { offset: 'GMT+11:00', region: 'Pacific/Noumea' },
  { offset: 'GMT+12:00', region: 'Pacific/Auckland' },
  { offset: 'GMT+12:45', region: 'Pacific/Chatham' },
  { offset: 'GMT+13:00', region: 'Pacific/Tongatapu' },
  { offset: 'GMT+14:00', region: 'Pacific/Kiritimati' },
]
