/** Every pattern of the engine, in one list. */
import type { Pattern } from '../pattern.ts';
import { audience2Patterns } from './audience-2.ts';
import { audienceOnlyPatterns } from './audience-only.ts';
import { customerR3Patterns } from './customer-r3.ts';
import { customerR4Patterns } from './customer-r4.ts';
import { customerR5Patterns } from './customer-r5.ts';
import { gentlePatterns } from './gentle.ts';
import { gentle2Patterns } from './gentle-2.ts';
import { gentle3Patterns } from './gentle-3.ts';
import { gentleR3Patterns } from './gentle-r3.ts';
import { gentleR5Patterns } from './gentle-r5.ts';
import { listPatterns } from './list.ts';
import { list2Patterns } from './list-2.ts';
import { listR3Patterns } from './list-r3.ts';
import { listR5Patterns } from './list-r5.ts';
import { negativePatterns } from './negative.ts';
import { negative2Patterns } from './negative-2.ts';
import { negativeR3Patterns } from './negative-r3.ts';
import { negativeR5Patterns } from './negative-r5.ts';
import { nominal1Patterns } from './nominal-1.ts';
import { nominal2Patterns } from './nominal-2.ts';
import { nominal3Patterns } from './nominal-3.ts';
import { nominal4Patterns } from './nominal-4.ts';
import { nominal5Patterns } from './nominal-5.ts';
import { nominalR3aPatterns } from './nominal-r3a.ts';
import { nominalR3bPatterns } from './nominal-r3b.ts';
import { nominalR4Patterns } from './nominal-r4.ts';
import { opaque2Patterns } from './opaque-2.ts';
import { opaque3Patterns } from './opaque-3.ts';
import { opaqueR3Patterns } from './opaque-r3.ts';
import { opaqueR5Patterns } from './opaque-r5.ts';
import { plainGentlePatterns } from './plain-gentle.ts';
import { plainShapePatterns } from './plain-shape.ts';
import { plainTopicPatterns } from './plain-topic.ts';
import { questionPatterns } from './question.ts';
import { question2Patterns } from './question-2.ts';
import { questionR3Patterns } from './question-r3.ts';
import { questionR4Patterns } from './question-r4.ts';
import { questionR5Patterns } from './question-r5.ts';
import { slotlessPatterns } from './slotless.ts';
import { statementPatterns } from './statement.ts';
import { statement2Patterns } from './statement-2.ts';
import { statementR3Patterns } from './statement-r3.ts';
import { statementR5Patterns } from './statement-r5.ts';
import { verbPhrasePatterns } from './verb-phrase.ts';
import { verbPhrase2Patterns } from './verb-phrase-2.ts';
import { verbR3Patterns } from './verb-r3.ts';
import { verbR5Patterns } from './verb-r5.ts';
import { versusPatterns } from './versus.ts';
import { versus2Patterns } from './versus-2.ts';
import { versusR3Patterns } from './versus-r3.ts';
import { versusR4Patterns } from './versus-r4.ts';
import { whClausePatterns } from './wh-clause.ts';
import { whClause2Patterns } from './wh-clause-2.ts';
import { whClause3Patterns } from './wh-clause-3.ts';
import { whR3Patterns } from './wh-r3.ts';
import { whR5Patterns } from './wh-r5.ts';
export const ALL_PATTERNS: readonly Pattern[] = [
  ...nominal1Patterns,
  ...nominal2Patterns,
  ...nominal3Patterns,
  ...nominal4Patterns,
  ...nominal5Patterns,
  ...nominalR3bPatterns,
  ...nominalR3aPatterns,
  ...verbPhrasePatterns,
  ...verbPhrase2Patterns,
  ...whClausePatterns,
  ...whClause2Patterns,
  ...whClause3Patterns,
  ...audienceOnlyPatterns,
  ...audience2Patterns,
  ...listPatterns,
  ...list2Patterns,
  ...listR3Patterns,
  ...listR5Patterns,
  ...versusPatterns,
  ...versus2Patterns,
  ...versusR3Patterns,
  ...statementPatterns,
  ...statement2Patterns,
  ...statementR3Patterns,
  ...statementR5Patterns,
  ...questionPatterns,
  ...question2Patterns,
  ...negativePatterns,
  ...negative2Patterns,
  ...negativeR3Patterns,
  ...negativeR5Patterns,
  ...slotlessPatterns,
  ...opaque2Patterns,
  ...opaque3Patterns,
  ...gentlePatterns,
  ...gentle2Patterns,
  ...gentle3Patterns,
  ...plainTopicPatterns,
  ...plainShapePatterns,
  ...plainGentlePatterns,
  ...verbR3Patterns,
  ...whR3Patterns,
  ...questionR3Patterns,
  ...customerR3Patterns,
  ...opaqueR3Patterns,
  ...gentleR3Patterns,
  ...nominalR4Patterns,
  ...customerR4Patterns,
  ...questionR4Patterns,
  ...versusR4Patterns,
  ...questionR5Patterns,
  ...whR5Patterns,
  ...verbR5Patterns,
  ...gentleR5Patterns,
  ...customerR5Patterns,
  ...opaqueR5Patterns,
];
