// Written by scripts/build/prismaEnums.mjs (yarn types): the database's enums that the API names.
export const schema = gql`
  enum AccountabilityGroupStatus {
    ACTIVE
    PAUSED
    ENDED
  }

  enum AffiliateStatus {
    APPROVED
    SUSPENDED
  }

  enum AnnouncementStatus {
    DRAFT
    SCHEDULED
    SENDING
    SENT
    STOPPED
  }

  enum ArchiveEmailPolicy {
    RESERVE
    RELEASE
  }

  enum ArchiveReason {
    REQUEST
    DUPLICATE
    INACTIVE
    REFUND
    ABUSE
    DECEASED
    OTHER
  }

  enum AttendanceMethod {
    JOIN
    CODE
    MANUAL
    IMPORT
  }

  enum AttributionReason {
    COUPON
    LEAD
    CLICK
  }

  enum BackupFrequency {
    DAILY
    WEEKLY
  }

  enum BackupStatus {
    QUEUED
    RUNNING
    VERIFYING
    VERIFIED
    SUCCEEDED
    FAILED
    EXPIRED
  }

  enum BackupTrigger {
    MANUAL
    SCHEDULED
    PRE_RESTORE
  }

  enum BugReportStatus {
    OPEN
    SEEN
    FIXED
    DECLINED
  }

  enum CandidacyStatus {
    NOMINATED
    ACCEPTED
    SHORTLISTED
    APPOINTED
    DECLINED
    ENDED
  }

  enum ChallengeStart {
    FIXED
    ROLLING
  }

  enum ChallengeStatus {
    DRAFT
    OPEN
    ENDED
  }

  enum ChangelogCategory {
    NEW
    IMPROVED
    FIXED
    NOTICE
  }

  enum ChangelogStatus {
    DRAFT
    PUBLISHED
    ARCHIVED
  }

  enum CheckInCadence {
    DAILY
    WEEKLY
  }

  enum CheckInStatus {
    ON_TIME
    LATE
    MISSED
    EXCUSED
  }

  enum CommissionBasis {
    PERCENT
    FLAT
  }

  enum CommissionHold {
    WAITING
    RELEASED
    REFUSED
  }

  enum CouponAudience {
    ANYONE
    NEW_CUSTOMER
    RENEWAL
    SPECIFIC_USERS
  }

  enum CouponSpread {
    FIRST_ONLY
    PRORATED
  }

  enum CourseProgression {
    FREE
    SEQUENTIAL
  }

  enum CourseStatus {
    DRAFT
    PUBLISHED
    INACTIVE
    ARCHIVED
  }

  enum DeletionRequestStatus {
    WAITING
    DONE
    REFUSED
    WITHDRAWN
  }

  enum DiscountType {
    FIXED
    PERCENT
  }

  enum EmailChangeStatus {
    WAITING
    APPLIED
    REFUSED
    WITHDRAWN
    EXPIRED
  }

  enum Enrolment {
    NOT_ENROLLED
    ACTIVE
    INACTIVE
  }

  enum EventAnswer {
    GOING
    MAYBE
    NO
    WAITLISTED
  }

  enum EventKind {
    CLASS
    WORKSHOP
    COACHING
    COMMUNITY
    ORIENTATION
    OTHER
  }

  enum EventLocationKind {
    ONLINE
    ONSITE
    HYBRID
  }

  enum EventOccurrenceStatus {
    SCHEDULED
    CANCELLED
    DROPPED
  }

  enum EventRsvpMode {
    NONE
    OPTIONAL
    REQUIRED
  }

  enum EventStatus {
    DRAFT
    PUBLISHED
    CANCELLED
    ARCHIVED
  }

  enum FeedPostKind {
    POST
    QUESTION
    WIN
  }

  enum FeedReactionKind {
    LIKE
    HEART
    CLAP
    THINK
  }

  enum FormOnce {
    NONE
    USER
    EMAIL
  }

  enum FormStatus {
    DRAFT
    PUBLISHED
    CLOSED
    ARCHIVED
  }

  enum FreeTime {
    MORNING
    AFTERNOON
    EVENING
    WEEKEND
  }

  enum FunnelStatus {
    DRAFT
    PUBLISHED
    CLOSED
    ARCHIVED
  }

  enum FunnelTemplate {
    LINK_A_PAGE
    TEMPLATE_1
  }

  enum GatewayEventKind {
    PAID
    FAILED
    OTHER
  }

  enum GroupJoinMode {
    STAFF
    REQUEST
    OPEN
  }

  enum GroupRole {
    LEADER
    ASSISTANT
    MEMBER
  }

  enum ImportKind {
    MEMBERS
    GROUPS
    COURSES
  }

  enum ImportMode {
    CREATE
    UPSERT
    UPDATE
  }

  enum ImportOutcome {
    TAKEN_BACK
    KEPT
    FAILED
  }

  enum ImportResult {
    NEW
    UPDATE
    SAME
    ERROR
  }

  enum ImportStatus {
    CHECKING
    CHECKED
    APPLYING
    DONE
    UNDOING
    UNDONE
  }

  enum IntervalUnit {
    DAY
    WEEK
    MONTH
  }

  enum LandingPageStatus {
    DRAFT
    PUBLISHED
    UNPUBLISHED
  }

  enum Language {
    en
    fil
  }

  enum LeadSource {
    SIGN_UP
    ORDER
  }

  enum LeadStatus {
    REGISTERED
    CUSTOMER
  }

  enum LessonCompletion {
    MANUAL
    VIDEO_PERCENT
  }

  enum LessonStatus {
    DRAFT
    PUBLISHED
    ARCHIVED
  }

  enum LessonType {
    VIDEO
    IMAGE_TEXT
    CUSTOM_EMBED
  }

  enum MoveUpStatus {
    REQUESTED
    IN_REVIEW
    RETURNED
    APPROVED
    DECLINED
    WITHDRAWN
    EXPIRED
    REVERTED
  }

  enum NoticeKind {
    PROOF_RECEIVED
    PROOF_RETURNED
    PAYMENT_APPROVED
    PAYMENT_REVOKED
    BILL_DUE
    BILL_OVERDUE
    MEMBERSHIP_ENDING
    TASK_APPROVED
    TASK_RETURNED
    MOVE_UP_ANSWERED
    EVENT_CHANGED
    EVENT_STARTING
    EVENT_SEAT
    CERTIFICATE
    REFUND_SENT
    REFUND_REQUEST
    REFUND_REQUESTED
    SECOND_APPROVAL
    CREDIT_GIVEN
    CREDIT_TAKEN
    FORM_SENT
    GROUP_JOINED
    GROUP_LEFT
    GROUP_LED
    GROUP_REQUESTED
    GROUP_DECLINED
    GROUP_MEMBER_LEFT
    GROUP_MEMBER_JOINED
    GROUP_NEW_LEADER
    ACCOUNTABILITY
    CHECK_IN
    CHECK_IN_TO_LEADER
    CHALLENGE
    FEED
    BATCH
    SUCCESS
    IMPORT
    DELETION_REQUESTED
    DELETION_ANSWERED
    MERGE
    ANNOUNCEMENT
    AFFILIATE
    BACKUP
    REPORT
    WEBHOOK
  }

  enum Opening {
    AT_ONCE
    DATE
    ENROLMENT
    BATCH_LAUNCH
    PREVIOUS_LESSON
    STAGE
  }

  enum OrderStatus {
    PLACED
    ENROLLED
    CANCELLED
  }

  enum OutboxStatus {
    QUEUED
    SENT
    KEPT
    EXPIRED
    FAILED
  }

  enum OverdueEffect {
    NONE
    BANNER
    LIMIT_LESSONS
    PAUSE_ACCESS
  }

  enum PageVariant {
    A
    B
  }

  enum PauseCause {
    STAFF
    OVERDUE
  }

  enum PaymentGateway {
    paymongo
  }

  enum PaymentPlatform {
    gcash
    maya
    bank_transfer
    card
    paypal
    over_counter
    cash
    other
  }

  enum PayoutStatus {
    DRAFT
    APPROVED
    PAID
    FAILED
    CANCELLED
  }

  enum PersonTagKind {
    FAST_TRACK
    CHALLENGER
    ENROLLEE_2025
  }

  enum ProductStatus {
    ACTIVE
    INACTIVE
    ARCHIVED
  }

  enum ProductType {
    MEMBERSHIP
    COURSE
    EVENT
    BUNDLE
    CHALLENGE
  }

  enum PromiseStatus {
    OPEN
    KEPT
    BROKEN
    CANCELLED
  }

  enum ProofStatus {
    SUBMITTED
    APPROVED
    REJECTED
    WITHDRAWN
  }

  enum PublicPage {
    FREE_TRAINING
    FREELANCING
  }

  enum RedemptionStatus {
    RESERVED
    REDEEMED
    RELEASED
  }

  enum RedirectAudience {
    ANYONE
    VISITORS
    SIGNED_IN
  }

  enum RedirectMatch {
    EXACT
    PREFIX
    PATTERN
  }

  enum RedirectParams {
    KEEP
    DROP
    EXACT
  }

  enum RefundRequestStatus {
    WAITING
    REFUNDED
    DECLINED
    WITHDRAWN
  }

  enum RefundedBills {
    OWED_AGAIN
    STAY_PAID
  }

  enum ReportFormat {
    CSV
    XLSX
  }

  enum ReportKind {
    SUMMARY
    COMMUNITY
  }

  enum ResourceFileStatus {
    DRAFT
    PUBLISHED
    ARCHIVED
  }

  enum ReviewerRule {
    ANY_STAGE_REVIEWER
    ASSIGNED
    ROUND_ROBIN
  }

  enum Sex {
    Female
    Male
  }

  enum ShownName {
    FIRST_AND_INITIAL
    FULL
  }

  enum SkipReason {
    ARCHIVED
    BOUNCING
    UNCONFIRMED
    STOPPED
  }

  enum StageDuty {
    LEADER
    REVIEWER
  }

  enum StatementImportStatus {
    OPEN
    APPROVED
    UNDONE
    DISCARDED
  }

  enum StatementLineStatus {
    UNMATCHED
    MATCHED
    IGNORED
    USED
    UNREADABLE
    APPROVED
    FAILED
    UNDONE
  }

  enum SubscriptionSource {
    CHECKOUT
    BATCH_ENROL
    MANUAL
    IMPORT
    MERGE
  }

  enum SubscriptionStatus {
    PENDING
    ACTIVE
    PAUSED
    UNENROLLED
    SUPERSEDED
  }

  enum SuccessNoteVisibility {
    TEAM
    MANAGERS
  }

  enum SuccessResult {
    REACHED
    PROMISED
    WRITTEN
    NO_ANSWER
    WRONG_NUMBER
  }

  enum SuccessTaskKind {
    ONBOARDING
    AT_RISK
    RENEWAL
    PAYMENT
    CALL
    OTHER
  }

  enum SuccessTaskStatus {
    OPEN
    DONE
    SKIPPED
    EXPIRED
  }

  enum TaskAutoKind {
    LESSON
    EVENT
    FORM
    POST
    QUESTION
  }

  enum TaskProofKind {
    NONE
    TEXT
    LINK
    FILE
  }

  enum TaskVerification {
    SELF
    AUTO
    REVIEW
  }

  enum Theme {
    light
    dark
    system
  }

  enum UploadCategory {
    images
    videos
    audio
    presentations
    spreadsheets
    documents
    pdf
    archives
    web_links
  }

  enum UserMergeStatus {
    APPLIED
    UNDONE
  }

  enum UserTaskStatus {
    OPEN
    SUBMITTED
    RETURNED
    COMPLETED
    REVERSED
  }

  enum UserType {
    MEMBER
    NON_MEMBER
  }

  enum WebhookDeliveryStatus {
    WAITING
    DELIVERED
    DEAD
  }

  enum WebhookEvent {
    ORDER_PLACED
    ORDER_PAID
    PAYMENT_APPROVED
    PAYMENT_REVERSED
    REFUND_PAID
    MEMBERSHIP_STARTED
    MEMBERSHIP_ENDED
    STAGE_REACHED
    FORM_SENT
    TEST
  }

  enum Weekday {
    MO
    TU
    WE
    TH
    FR
    SA
    SU
  }

  enum XpSource {
    TASK
    LESSON
    IMPORT
  }
`
