import 'i18next'

import type accounts from './locales/en/accounts.json'
import type accountsFactor from './locales/en/accounts.factor.json'
import type accountsMerge from './locales/en/accounts.merge.json'
import type accountsNotices from './locales/en/accounts.notices.json'
import type accountsPerson from './locales/en/accounts.person.json'
import type accountsProfile from './locales/en/accounts.profile.json'
import type accountsSignInAgain from './locales/en/accounts.signInAgain.json'
import type accountsStaff from './locales/en/accounts.staff.json'
import type accountsTokens from './locales/en/accounts.tokens.json'
import type accountsUsers from './locales/en/accounts.users.json'
import type affiliates from './locales/en/affiliates.json'
import type affiliatesStaff from './locales/en/affiliates.staff.json'
import type billing from './locales/en/billing.json'
import type billingStaff from './locales/en/billing.staff.json'
import type common from './locales/en/common.json'
import type commonTools from './locales/en/common.tools.json'
import type community from './locales/en/community.json'
import type communityAccountability from './locales/en/community.accountability.json'
import type communityBatches from './locales/en/community.batches.json'
import type communitySuccess from './locales/en/community.success.json'
import type communityChallenge from './locales/en/community.challenge.json'
import type communityChallenges from './locales/en/community.challenges.json'
import type communityFeeds from './locales/en/community.feeds.json'
import type communityLeads from './locales/en/community.leads.json'
import type communityMatching from './locales/en/community.matching.json'
import type communityGroups from './locales/en/community.groups.json'
import type communityJourney from './locales/en/community.journey.json'
import type communityStaff from './locales/en/community.staff.json'
import type errors from './locales/en/errors.json'
import type errorsStaff from './locales/en/errors.staff.json'
import type learning from './locales/en/learning.json'
import type learningEvents from './locales/en/learning.events.json'
import type learningOffline from './locales/en/learning.offline.json'
import type learningResources from './locales/en/learning.resources.json'
import type learningStaff from './locales/en/learning.staff.json'
import type legal from './locales/en/legal.json'
import type marketing from './locales/en/marketing.json'
import type marketingAnnouncements from './locales/en/marketing.announcements.json'
import type marketingForms from './locales/en/marketing.forms.json'
import type marketingRedirects from './locales/en/marketing.redirects.json'
import type marketingStaff from './locales/en/marketing.staff.json'
import type marketingWorkshop from './locales/en/marketing.workshop.json'
import type reportsEngine from './locales/en/reports.engine.json'
import type reports from './locales/en/reports.json'
import type settings from './locales/en/settings.json'
import type settingsBackups from './locales/en/settings.backups.json'
import type settingsImports from './locales/en/settings.imports.json'
import type settingsOperations from './locales/en/settings.operations.json'
import type settingsSafety from './locales/en/settings.safety.json'
import type settingsStaff from './locales/en/settings.staff.json'
import type settingsWebhooks from './locales/en/settings.webhooks.json'

// English is the source: a key missing there does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      accounts: typeof accounts
      'accounts.factor': typeof accountsFactor
      'accounts.merge': typeof accountsMerge
      'accounts.notices': typeof accountsNotices
      'accounts.person': typeof accountsPerson
      'accounts.profile': typeof accountsProfile
      'accounts.signInAgain': typeof accountsSignInAgain
      'accounts.staff': typeof accountsStaff
      'accounts.tokens': typeof accountsTokens
      'accounts.users': typeof accountsUsers
      affiliates: typeof affiliates
      'affiliates.staff': typeof affiliatesStaff
      billing: typeof billing
      'billing.staff': typeof billingStaff
      common: typeof common
      'common.tools': typeof commonTools
      community: typeof community
      'community.accountability': typeof communityAccountability
      'community.batches': typeof communityBatches
      'community.success': typeof communitySuccess
      'community.challenge': typeof communityChallenge
      'community.challenges': typeof communityChallenges
      'community.feeds': typeof communityFeeds
      'community.leads': typeof communityLeads
      'community.matching': typeof communityMatching
      'community.groups': typeof communityGroups
      'community.journey': typeof communityJourney
      'community.staff': typeof communityStaff
      // Codes of staff fall back on their own catalogue (src/i18n.ts).
      errors: typeof errors & typeof errorsStaff
      'errors.staff': typeof errorsStaff
      learning: typeof learning
      'learning.events': typeof learningEvents
      'learning.offline': typeof learningOffline
      'learning.resources': typeof learningResources
      'learning.staff': typeof learningStaff
      legal: typeof legal
      'marketing.announcements': typeof marketingAnnouncements
      'marketing.forms': typeof marketingForms
      marketing: typeof marketing
      'marketing.redirects': typeof marketingRedirects
      'marketing.staff': typeof marketingStaff
      'marketing.workshop': typeof marketingWorkshop
      reports: typeof reports
      'reports.engine': typeof reportsEngine
      settings: typeof settings
      'settings.backups': typeof settingsBackups
      'settings.imports': typeof settingsImports
      'settings.operations': typeof settingsOperations
      'settings.safety': typeof settingsSafety
      'settings.staff': typeof settingsStaff
      'settings.webhooks': typeof settingsWebhooks
    }
  }
}
