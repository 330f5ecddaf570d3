// The table of contents of the product: one literal line per route, grouped by domain. Pages are
// imported by Redwood under their folders' names: pages/Accounts/LoginPage → AccountsLoginPage.
import { PrivateSet, Route, Router, Set } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { PageGate } from 'src/components/access/PageGate/PageGate'
import { RenewalBannerSlot } from 'src/components/Billing/Dues/RenewalBannerSlot'
import { StageButton } from 'src/components/Community/StageDrawer/StageButton'
import CheckoutLayout from 'src/layouts/CheckoutLayout/CheckoutLayout'
import PublicLayout from 'src/layouts/PublicLayout/PublicLayout'
import ShellLayout from 'src/layouts/ShellLayout/ShellLayout'

const Routes = () => {
  return (
    <Router useAuth={useAuth} trailingSlashes="never">
      {/* Public */}
      <Set wrap={PublicLayout}>
        {/* accounts */}
        <Route path="/login" page={AccountsLoginPage} name="login" />
        <Route path="/signup" page={AccountsSignupPage} name="signup" />
        <Route path="/forbidden" page={AccountsForbiddenPage} name="forbidden" />

        {/* marketing */}
        <Route path="/privacy-policy" page={MarketingPrivacyPolicyPage} name="privacyPolicy" />
        <Route path="/refund-policy" page={MarketingRefundPolicyPage} name="refundPolicy" />
        <Route path="/terms-conditions" page={MarketingTermsConditionsPage} name="termsConditions" />
      </Set>

      {/* Public: buying */}
      <Set wrap={CheckoutLayout}>
        <Route path="/checkout/closed" page={MarketingFunnelClosedPage} name="funnelClosed" />
        <Route path="/checkout/{funnelId}" page={MarketingCheckoutPage} name="checkout" />
        <Route path="/thank-you" page={AccountsThankYouPage} name="thankYou" />
      </Set>

      {/* Signed in */}
      <PrivateSet unauthenticated="login" wrap={[ShellLayout, PageGate]} tools={StageButton} banner={RenewalBannerSlot}>
        {/* accounts */}
        <Route path="/" page={AccountsHomePage} name="home" />

        {/* billing */}
        <Route path="/account" page={BillingAccountPage} name="account" />
        <Route path="/view-subscription/{userId:Int}" page={BillingViewSubscriptionPage} name="viewSubscription" />

        {/* marketing */}

        {/* learning */}
        <Route path="/courses/my-courses" page={LearningViewCoursesPage} name="viewCourses" />
        <Route path="/courses/my-courses/{id:Int}" page={LearningViewCoursePage} name="viewCourse" />
        <Route path="/courses/my-courses/{courseId:Int}/{lessonId:Int}" page={LearningViewLessonPage} name="viewLesson" />

        {/* community */}

        {/* settings */}
      </PrivateSet>

      {/* Development */}
      {process.env.NODE_ENV === 'development' && <Route path="/design" page={SettingsDesignPage} name="design" />}

      {/* Last, so that a funnel or an affiliate never shadows a page */}
      <Set wrap={PublicLayout}>
        <Route path="/{slug}" page={MarketingSlugPage} name="slug" />
      </Set>

      <Route notfound page={NotFoundPage} />
    </Router>
  )
}

export default Routes
