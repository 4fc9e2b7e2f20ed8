import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';
import { formConstraints } from '~/platform/form-constraints.server.ts';
import { seenText, typedLine, typedName, typedText } from '~/platform/typed-text.server.ts';
import { QUESTION_LENGTH, REVIEW_LENGTH, reviewFits } from './questions.ts';

/*
 * What comes from forms and calls of questions and reviews. What is wrong of a field is said by a code that pages word:
 * `required`, `short`, `long`, `characters`, `name`, `invalid`.
 */

const lineMessages = { required: 'required', tooLong: 'long', characters: 'characters', name: 'name' };

const longText = (min: number, max: number) =>
  z
    .string({ error: 'required' })
    .trim()
    .overwrite(seenText)
    .min(1, 'required')
    .pipe(z.string().min(min, 'short').max(max, 'long'))
    .refine((text) => typedText(max).safeParse(text).success, 'characters');

export const questionForm = z.object({
  firstName: typedName(60, lineMessages),
  lastName: typedName(60, lineMessages),
  questionText: longText(QUESTION_LENGTH.min, QUESTION_LENGTH.max),
});

const idToken = z.string().max(2000).optional().meta({ description: 'Alternatively as a bearer token.' });
const locale = z.enum(locales).default('de');
const slug = typedLine(200);

/** The body of `POST /api/document-store/postProductQuestion` (spec §3, §7). */
export const postQuestionSchema = questionForm.extend({
  bikeSlug: slug,
  bikeName: typedLine(200).optional().meta({ description: 'Ignored: the catalogue’s name is stored.' }),
  sku: z.string().max(100).nullish().meta({ description: 'Ignored: the catalogue’s value is stored.' }),
  email: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Must be the account’s address, which receives the answer.' }),
  idToken,
  locale,
});

/** The query of `GET /api/document-store/getProductQuestions` and `getProductReviews`. */
export const reviewQuery = z.object({ bikeSlug: slug, locale });

/** What staff can ask for: `waiting` is what has no answer and is not hidden. */
export const questionStates = ['waiting', 'answered', 'hidden'] as const;

/** The query of `GET /api/document-store/admin/getProductQuestions`. */
export const staffQuestionsQuery = z.object({
  locale: z.enum(locales).optional(),
  state: z.enum(questionStates).optional(),
  cursor: z.uuid().optional(),
  idToken,
});

/** The body of `POST /api/document-store/admin/updateProductQuestion`. */
export const updateQuestionSchema = z
  .object({
    id: z.uuid(),
    answerText: z.string().trim().min(1).max(4000).optional(),
    visible: z.boolean().optional().meta({ description: 'false hides it, true publishes it again.' }),
    idToken,
  })
  .refine(({ answerText, visible }) => answerText !== undefined || visible !== undefined, {
    error: 'answerText or visible is expected',
    path: ['answerText'],
  });

export const reviewForm = z.object({
  stars: z.number({ error: 'required' }).int('required').min(1, 'required').max(5, 'required'),
  fit: z.enum(reviewFits).nullable().catch(null),
  firstName: typedName(60, lineMessages),
  title: typedLine(REVIEW_LENGTH.title, lineMessages),
  text: longText(REVIEW_LENGTH.min, REVIEW_LENGTH.max),
});

/** The same with the delivered piece that it is about. */
export const sentReview = reviewForm.extend({ stueck: z.uuid().optional().catch(undefined) });

export const reviewConstraints = formConstraints(reviewForm);

export const voteForm = z.object({ vote: z.uuid(), kind: z.enum(['question', 'review']) });
