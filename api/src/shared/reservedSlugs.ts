// First path segments that are pages, so that `/{slug}` never shadows one (product.md, traps, 5).
// A test of the web side compares this list with Routes.tsx and the specification's paths.

export const reservedSlugs = [
  '12-day-challenge', 'access-levels', 'accountability-buddies', 'accountability-team-lead-selection', 'account',
  'admin-accountability-group', 'affiliate', 'affiliates', 'api', 'assets', 'backup', 'batches', 'bug-report',
  'challenge-buddies', 'challenge-groups', 'changelog', 'checkout', 'community', 'community-report', 'content', 'coupons',
  'courses', 'covers', 'default-settings', 'design', 'enroll-user', 'events', 'fast-track', 'feature-changelog', 'forbidden',
  'forgot-password', 'form', 'forms', 'free-lessons', 'free-training', 'freelancing', 'funnels', 'groups', 'info-logs-report',
  'lesson', 'lesson-files', 'lessons', 'login', 'outbox', 'payment', 'payment-report', 'payment-terms', 'privacy-policy', 'products',
  'profile', 'redirect-rules', 'refund-policy', 'report-summary', 'reports', 'reset-password', 'resource-files', 'resources',
  'retention', 'review-move-up', 'set-new-password', 'settings', 'signup', 'stages', 'student-payment-details', 'sub-group',
  'sub-groups', 'subgroups', 'subscriptions', 'success-managers', 'tasks', 'terms-conditions', 'thank-you', 'units', 'uploadContents',
  'view-group', 'view-subscription',
]

export const isReservedSlug = (slug: string) => reservedSlugs.includes(slug)
