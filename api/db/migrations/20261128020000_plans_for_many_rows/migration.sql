-- Functions that work on many rows at once plan for the rows that there are. A plan that a connection kept from the time
-- when the tables were empty reads them whole for each row, and no new statistics arrive before the transaction ends: an
-- import of bills ran for a quarter of an hour.
ALTER FUNCTION app.count_new_people() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_added_lessons() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_changed_lessons() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_gone_lessons() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_new_lesson_progress() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_gone_lesson_progress() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_new_course_progress() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_gone_course_progress() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_new_on_stages() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_gone_from_stages() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_new_in_batches() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_gone_from_batches() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.list_bills(int[]) SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.list_changed_bills(int[]) SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.list_new_bills() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.list_edited_bills() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.forget_bills() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.references_to(text, int[]) SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.tell_notices() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_payments() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_credit_money() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_approvals() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_new_dues() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_changed_dues() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.count_gone_dues() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.keep_name_words() SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION app.tell_paid_orders() SET plan_cache_mode = force_custom_plan;
