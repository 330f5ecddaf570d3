import i18n from 'src/i18n'

/**
 * One namespace per domain. Texts that few screens need are in further parts, whose names start with the domain. A page
 * loads only its own namespaces in the current language.
 */
export const namespaces = [
  'common',
  'common.tools',
  'errors',
  'errors.staff',
  'accounts',
  'accounts.factor',
  'accounts.merge',
  'accounts.notices',
  'accounts.person',
  'accounts.profile',
  'accounts.signInAgain',
  'accounts.staff',
  'accounts.users',
  'billing',
  'billing.staff',
  'marketing',
  'marketing.announcements',
  'marketing.forms',
  'marketing.redirects',
  'marketing.staff',
  'marketing.workshop',
  'learning',
  'learning.events',
  'learning.resources',
  'learning.offline',
  'learning.staff',
  'community',
  'community.accountability',
  'community.batches',
  'community.success',
  'community.challenge',
  'community.challenges',
  'community.feeds',
  'community.groups',
  'community.journey',
  'community.leads',
  'community.matching',
  'community.staff',
  'affiliates',
  'affiliates.staff',
  'reports',
  'reports.engine',
  'settings',
  'settings.backups',
  'settings.imports',
  'settings.staff',
  'legal',
] as const

/** Loads the texts of all pages in the current language. */
export const preloadTexts = () => i18n.loadNamespaces(namespaces)
