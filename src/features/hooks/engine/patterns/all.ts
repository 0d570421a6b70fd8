/** Every pattern of the engine, in one list. */
import type { Pattern } from '../pattern.ts';
import { apartPatterns } from './apart.ts';
import { askedPatterns } from './asked.ts';
import { audience2Patterns } from './audience-2.ts';
import { audienceOnlyPatterns } from './audience-only.ts';
import { calledPatterns } from './called.ts';
import { called2Patterns } from './called-2.ts';
import { called3Patterns } from './called-3.ts';
import { claimPartPatterns } from './claim-parts.ts';
import { clearBeliefPatterns } from './clear-belief.ts';
import { clearContentPatterns } from './clear-content.ts';
import { clearCountedPatterns } from './clear-counted.ts';
import { clearDeedPatterns } from './clear-deed.ts';
import { clearFieldPatterns } from './clear-field.ts';
import { clearInnerPatterns } from './clear-inner.ts';
import { clearListPatterns } from './clear-list.ts';
import { clearMatterPatterns } from './clear-matter.ts';
import { clearOpaquePatterns } from './clear-opaque.ts';
import { clearOpaque2Patterns } from './clear-opaque-2.ts';
import { clearOwnPatterns } from './clear-own.ts';
import { clearOwn2Patterns } from './clear-own-2.ts';
import { clearPointsPatterns } from './clear-points.ts';
import { clearProblemPatterns } from './clear-problem.ts';
import { clearProgramPatterns } from './clear-program.ts';
import { clearSubjectPatterns } from './clear-subject.ts';
import { clearSubject2Patterns } from './clear-subject-2.ts';
import { clearSubject3Patterns } from './clear-subject-3.ts';
import { clearSubject4Patterns } from './clear-subject-4.ts';
import { clearSubject5Patterns } from './clear-subject-5.ts';
import { clearSubject6Patterns } from './clear-subject-6.ts';
import { clearThingPatterns } from './clear-thing.ts';
import { clearVerbPatterns } from './clear-verb.ts';
import { clearVersusPatterns } from './clear-versus.ts';
import { clearWarningPatterns } from './clear-warning.ts';
import { customer1Patterns } from './customer-1.ts';
import { customer2Patterns } from './customer-2.ts';
import { customer3Patterns } from './customer-3.ts';
import { customer4Patterns } from './customer-4.ts';
import { dutchPatterns } from './dutch.ts';
import { fieldGoodsPatterns } from './field-goods.ts';
import { fieldTradePatterns } from './field-trade.ts';
import { frenchPatterns } from './french.ts';
import { fullChoicePatterns } from './full-choice.ts';
import { fullDeedPatterns } from './full-deed.ts';
import { fullJoinedPatterns } from './full-joined.ts';
import { fullListPatterns } from './full-list.ts';
import { fullOwnPatterns } from './full-own.ts';
import { fullPeoplePatterns } from './full-people.ts';
import { fullPlainPatterns } from './full-plain.ts';
import { fullPointsPatterns } from './full-points.ts';
import { fullSubjectPatterns } from './full-subject.ts';
import { fullThingPatterns } from './full-thing.ts';
import { fullTipPatterns } from './full-tip.ts';
import { fullToldPatterns } from './full-told.ts';
import { fullTold2Patterns } from './full-told-2.ts';
import { gentlePatterns } from './gentle.ts';
import { gentle2Patterns } from './gentle-2.ts';
import { gentle3Patterns } from './gentle-3.ts';
import { gentle4Patterns } from './gentle-4.ts';
import { gentle5Patterns } from './gentle-5.ts';
import { gentle6Patterns } from './gentle-6.ts';
import { gentle7Patterns } from './gentle-7.ts';
import { gentle8Patterns } from './gentle-8.ts';
import { gentle9Patterns } from './gentle-9.ts';
import { germanPatterns } from './german.ts';
import { italianPatterns } from './italian.ts';
import { joinedPatterns } from './joined.ts';
import { joined2Patterns } from './joined-2.ts';
import { joined3Patterns } from './joined-3.ts';
import { listPatterns } from './list.ts';
import { list2Patterns } from './list-2.ts';
import { list3Patterns } from './list-3.ts';
import { list4Patterns } from './list-4.ts';
import { methodPatterns } from './method.ts';
import { namedPatterns } from './named.ts';
import { negativePatterns } from './negative.ts';
import { negative2Patterns } from './negative-2.ts';
import { negative3Patterns } from './negative-3.ts';
import { negative4Patterns } from './negative-4.ts';
import { nominal1Patterns } from './nominal-1.ts';
import { nominal2Patterns } from './nominal-2.ts';
import { nominal3Patterns } from './nominal-3.ts';
import { nominal4Patterns } from './nominal-4.ts';
import { nominal5Patterns } from './nominal-5.ts';
import { nominal6Patterns } from './nominal-6.ts';
import { nominal7Patterns } from './nominal-7.ts';
import { nominal8Patterns } from './nominal-8.ts';
import { opaque2Patterns } from './opaque-2.ts';
import { opaque3Patterns } from './opaque-3.ts';
import { opaque4Patterns } from './opaque-4.ts';
import { opaque5Patterns } from './opaque-5.ts';
import { opaque6Patterns } from './opaque-6.ts';
import { opaque7Patterns } from './opaque-7.ts';
import { plainGentlePatterns } from './plain-gentle.ts';
import { plainShapePatterns } from './plain-shape.ts';
import { plainTopicPatterns } from './plain-topic.ts';
import { portuguesePatterns } from './portuguese.ts';
import { questionPatterns } from './question.ts';
import { question2Patterns } from './question-2.ts';
import { question3Patterns } from './question-3.ts';
import { question4Patterns } from './question-4.ts';
import { question5Patterns } from './question-5.ts';
import { saidAboutPatterns } from './said-about.ts';
import { saidCustomerPatterns } from './said-customer.ts';
import { saidListPatterns } from './said-list.ts';
import { saidOwnPatterns } from './said-own.ts';
import { saidPeoplePatterns } from './said-people.ts';
import { saidShortPatterns } from './said-short.ts';
import { saidThingPatterns } from './said-thing.ts';
import { saidTroublePatterns } from './said-trouble.ts';
import { saidVersusPatterns } from './said-versus.ts';
import { situationPatterns } from './situation.ts';
import { slotlessPatterns } from './slotless.ts';
import { spanishPatterns } from './spanish.ts';
import { statementPatterns } from './statement.ts';
import { statement2Patterns } from './statement-2.ts';
import { statement3Patterns } from './statement-3.ts';
import { statement4Patterns } from './statement-4.ts';
import { storyPartPatterns } from './story-parts.ts';
import { strongWordPatterns } from './strong-words.ts';
import { toldOfPatterns } from './told-of.ts';
import { verbPhrasePatterns } from './verb-phrase.ts';
import { verbPhrase2Patterns } from './verb-phrase-2.ts';
import { verbPhrase3Patterns } from './verb-phrase-3.ts';
import { verbPhrase4Patterns } from './verb-phrase-4.ts';
import { versusPatterns } from './versus.ts';
import { versus2Patterns } from './versus-2.ts';
import { versus3Patterns } from './versus-3.ts';
import { versus4Patterns } from './versus-4.ts';
import { whClausePatterns } from './wh-clause.ts';
import { whClause2Patterns } from './wh-clause-2.ts';
import { whClause3Patterns } from './wh-clause-3.ts';
import { whClause4Patterns } from './wh-clause-4.ts';
import { whClause5Patterns } from './wh-clause-5.ts';
export const ALL_PATTERNS: readonly Pattern[] = [
  ...gentle8Patterns,
  ...gentle9Patterns,
  ...gentle7Patterns,
  ...customer4Patterns,
  ...gentle6Patterns,
  ...clearPointsPatterns,
  ...clearWarningPatterns,
  ...joined3Patterns,
  ...clearDeedPatterns,
  ...clearSubject5Patterns,
  ...clearSubject6Patterns,
  ...clearSubject4Patterns,
  ...clearSubject2Patterns,
  ...joined2Patterns,
  ...called2Patterns,
  ...clearSubject3Patterns,
  ...clearSubjectPatterns,
  ...calledPatterns,
  ...joinedPatterns,
  ...clearFieldPatterns,
  ...fieldGoodsPatterns,
  ...fieldTradePatterns,
  ...clearBeliefPatterns,
  ...clearOpaque2Patterns,
  ...clearOwn2Patterns,
  ...clearInnerPatterns,
  ...clearMatterPatterns,
  ...clearVerbPatterns,
  ...clearThingPatterns,
  ...clearOpaquePatterns,
  ...clearVersusPatterns,
  ...clearCountedPatterns,
  ...clearListPatterns,
  ...clearProblemPatterns,
  ...clearProgramPatterns,
  ...clearOwnPatterns,
  ...clearContentPatterns,
  ...apartPatterns,
  ...askedPatterns,
  ...nominal1Patterns,
  ...nominal2Patterns,
  ...nominal3Patterns,
  ...nominal4Patterns,
  ...nominal5Patterns,
  ...nominal7Patterns,
  ...nominal6Patterns,
  ...verbPhrasePatterns,
  ...verbPhrase2Patterns,
  ...whClausePatterns,
  ...whClause2Patterns,
  ...whClause3Patterns,
  ...audienceOnlyPatterns,
  ...audience2Patterns,
  ...listPatterns,
  ...list2Patterns,
  ...list3Patterns,
  ...list4Patterns,
  ...versusPatterns,
  ...versus2Patterns,
  ...versus3Patterns,
  ...statementPatterns,
  ...statement2Patterns,
  ...statement3Patterns,
  ...statement4Patterns,
  ...storyPartPatterns,
  ...claimPartPatterns,
  ...questionPatterns,
  ...question2Patterns,
  ...negativePatterns,
  ...negative2Patterns,
  ...negative3Patterns,
  ...negative4Patterns,
  ...slotlessPatterns,
  ...opaque2Patterns,
  ...opaque3Patterns,
  ...gentlePatterns,
  ...gentle2Patterns,
  ...gentle3Patterns,
  ...plainTopicPatterns,
  ...plainShapePatterns,
  ...plainGentlePatterns,
  ...verbPhrase3Patterns,
  ...whClause4Patterns,
  ...question3Patterns,
  ...customer1Patterns,
  ...opaque4Patterns,
  ...gentle4Patterns,
  ...nominal8Patterns,
  ...customer2Patterns,
  ...question4Patterns,
  ...versus4Patterns,
  ...question5Patterns,
  ...whClause5Patterns,
  ...verbPhrase4Patterns,
  ...gentle5Patterns,
  ...customer3Patterns,
  ...opaque5Patterns,
  ...spanishPatterns,
  ...frenchPatterns,
  ...germanPatterns,
  ...portuguesePatterns,
  ...italianPatterns,
  ...dutchPatterns,
  ...opaque6Patterns,
  ...opaque7Patterns,
  ...methodPatterns,
  ...situationPatterns,
  ...called3Patterns,
  ...toldOfPatterns,
  ...saidVersusPatterns,
  ...saidThingPatterns,
  ...saidListPatterns,
  ...saidCustomerPatterns,
  ...saidAboutPatterns,
  ...saidPeoplePatterns,
  ...saidTroublePatterns,
  ...saidShortPatterns,
  ...saidOwnPatterns,
  ...fullTipPatterns,
  ...fullListPatterns,
  ...fullChoicePatterns,
  ...fullThingPatterns,
  ...fullPeoplePatterns,
  ...fullJoinedPatterns,
  ...fullSubjectPatterns,
  ...fullDeedPatterns,
  ...fullOwnPatterns,
  ...fullToldPatterns,
  ...fullPlainPatterns,
  ...fullPointsPatterns,
  ...fullTold2Patterns,
  ...namedPatterns,
  ...strongWordPatterns,
];
