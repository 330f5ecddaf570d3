import type { ErrorCode } from '../errors'

import {
  isPublicSetting,
  settingNames,
  settingProblem,
  type SettingName,
} from './catalogue'

test.each<[SettingName, string, ErrorCode | false]>([
  ['enable-affiliate', 'true', false],
  ['enable-affiliate', 'yes', 'INVALID'],
  ['enable-affiliate', '', 'INVALID'],
  ['waitlist-link', '', false],
  ['waitlist-link', '/wait', false],
  ['waitlist-link', 'https://school.example/wait', false],
  ['waitlist-link', '//evil.example', 'WEBSITE_INVALID'],
  ['waitlist-link', 'mailto:ana@example.com', 'WEBSITE_INVALID'],
  ['contact-link', 'mailto:ana@example.com', false],
  ['contact-link', 'mailto:ana', 'WEBSITE_INVALID'],
  ['business-email', 'help@school.example', false],
  ['business-email', 'mailto:help@school.example', 'EMAIL_INVALID'],
  ['business-email', 'help@school', 'EMAIL_INVALID'],
  ['business-phone', '0917 123 4567', false],
  ['business-page', 'https://m.me/school', false],
  ['business-page', 'm.me/school', 'WEBSITE_INVALID'],
  ['sign-ups-per-hour', '10', false],
  ['sign-ups-per-hour', '9', 'SETTING_NUMBER'],
  ['pending-seat-days', '0', false],
  ['pending-seat-days', '366', 'SETTING_NUMBER'],
  ['pending-seat-days', '1.5', 'SETTING_NUMBER'],
  ['proof-check-hours', '0', 'SETTING_NUMBER'],
  ['log-days', '364', 'SETTING_NUMBER'],
  ['log-days', '365', false],
  ['login-log-days', '364', 'SETTING_NUMBER'],
  ['outbox-days', '89', 'SETTING_NUMBER'],
  ['outbox-days', '90', false],
  ['counter-days', '1', 'SETTING_NUMBER'],
  ['counter-days', '2', false],
  ['counter-days', '31', 'SETTING_NUMBER'],
  ['reset-days', '1', 'SETTING_NUMBER'],
  ['reset-days', '365', false],
  ['session-days', '6', 'SETTING_NUMBER'],
  ['session-days', '401', 'SETTING_NUMBER'],
  ['session-days', '7', false],
  ['second-approval-above', '2500.50', false],
  ['second-approval-above', '-1', 'AMOUNT_INVALID'],
  ['second-approval-above', '1e3', 'AMOUNT_INVALID'],
  ['challenge-invitation-until', '2026-12-31', false],
  ['challenge-invitation-until', '2026-02-30', 'DATE_INVALID'],
  ['redirect-hosts', 'forms.example.com, EXAMPLE.org', false],
  ['redirect-hosts', 'https://forms.example.com', 'SETTING_HOSTS'],
  ['redirect-hosts', 'localhost', 'SETTING_HOSTS'],
  ['workshop-start-day-1', '2026-12-01T12:00:00.000Z', false],
  ['workshop-start-day-1', '2026-12-01', 'DATE_INVALID'],
  ['workshop-shows-day-3-exp', 'replay', false],
  ['workshop-shows-day-3-exp', 'party', 'INVALID'],
  ['zoom-day-2', 'javascript:alert(1)', 'WEBSITE_INVALID'],
  ['business-name', 'x'.repeat(501), 'TOO_LONG'],
])('The setting %s with "%s": %s', (name, value, problem) => {
  expect(settingProblem(name, value)).toBe(problem)
})

test('Visitors may read these settings only', () => {
  expect(settingNames.filter(isPublicSetting)).toEqual([
    'renew-expired-link',
    'renew-expiring-link',
    'waitlist-link',
    'enable-challenge-buddies',
    'challenge-invitation-until',
    'challenge-thank-you-link',
    'enable-affiliate',
    'enable-live-workshop',
    'workshop-is-live',
    'enable-live-workshop-exp',
    'workshop-is-live-exp',
  ])
  for (const name of ['workshop-master-link', 'zoom-day-1', 'nothing'])
    expect(isPublicSetting(name)).toBe(false)
})
