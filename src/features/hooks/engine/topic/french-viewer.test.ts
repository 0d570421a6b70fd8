import { describe, expect, it } from 'vitest';
import { addressIn, saidOfSeveral, saidToViewer } from './french-viewer.ts';

const vous = (clause: string) => saidToViewer(clause, 'vous');

describe('what anybody does, said to the viewer', () => {
  it.each([
    ['comment déclarer ses revenus Airbnb', 'comment déclarer vos revenus Airbnb'],
    [
      'comment transmettre sa maison à ses enfants de son vivant',
      'comment transmettre votre maison à vos enfants de votre vivant',
    ],
    ['où placer son argent', 'où placer votre argent'],
    ['comment créer sa propre entreprise', 'comment créer votre propre entreprise'],
    ['comment améliorer le son de son podcast', 'comment améliorer le son de votre podcast'],
    ['comment protéger son conjoint et ses enfants', 'comment protéger votre conjoint et vos enfants'],
  ])('owns what is theirs: %s', (typed, said) => expect(vous(typed)).toBe(said));

  it.each([
    ['comment se sentir mieux', 'comment vous sentir mieux'],
    ["comment bien s'organiser au travail", 'comment bien vous organiser au travail'],
    ["comment s'y prendre pour vendre sa maison", 'comment vous y prendre pour vendre votre maison'],
    ['comment ne plus se disputer avec ses enfants', 'comment ne plus vous disputer avec vos enfants'],
    ['comment arrêter de se comparer aux autres', 'comment arrêter de vous comparer aux autres'],
    ['comment vaincre sa peur de se tromper', 'comment vaincre votre peur de vous tromper'],
    ['comment acheter sans se ruiner', 'comment acheter sans vous ruiner'],
    ['comment prendre soin de soi', 'comment prendre soin de vous'],
    ['comment réparer sa voiture soi-même', 'comment réparer votre voiture vous-même'],
  ])('does it to themselves: %s', (typed, said) => expect(vous(typed)).toBe(said));

  it.each([
    [
      'comment gérer son temps quand on travaille chez soi',
      'comment gérer votre temps quand vous travaillez chez vous',
    ],
    ["comment cuisiner lorsqu'on n'a pas le temps", "comment cuisiner lorsque vous n'avez pas le temps"],
    ["comment investir si l'on vend sa maison", 'comment investir si vous vendez votre maison'],
  ])('is whoever "on" is: %s', (typed, said) => expect(vous(typed)).toBe(said));

  it.each([
    ['comment aider son enfant à gérer ses émotions', 'comment aider votre enfant à gérer ses émotions'],
    [
      'comment apprendre à son chien à rester dans son panier',
      'comment apprendre à votre chien à rester dans son panier',
    ],
    ['comment empêcher ses cheveux de se casser', 'comment empêcher vos cheveux de se casser'],
    ['comment laisser son bébé dormir dans son lit', 'comment laisser votre bébé dormir dans son lit'],
  ])('leaves to others what is theirs: %s', (typed, said) => expect(vous(typed)).toBe(said));

  it.each([
    'comment parler à son enfant de son divorce',
    'comment rassurer un client sur son projet',
    'comment tailler un rosier pour favoriser sa floraison',
    'comment savoir si un bien vaut son prix',
    'comment reconnaître un artisan qui fait bien son travail',
    'comment gérer son argent quand on est étudiant',
    "comment améliorer l'estime de soi",
    'pourquoi votre chat mange ses croquettes',
    'comment on constructor ses revenus',
  ])('takes nothing away in doubt: %s', (typed) => expect(vous(typed)).toBe(typed));

  it('keeps the "tu" of a topic', () => {
    expect(addressIn('pourquoi ton chat miaule la nuit')).toBe('tu');
    expect(addressIn("comment t'organiser")).toBe('tu');
    expect(addressIn('trouver le bon ton dans ses mails')).toBe('vous');
    expect(addressIn('comment déclarer ses revenus')).toBe('vous');
    expect(saidToViewer('comment organiser ses repas quand tu travailles', 'tu')).toBe(
      'comment organiser tes repas quand tu travailles',
    );
    expect(saidToViewer("comment s'organiser avec sa famille", 'tu')).toBe(
      "comment t'organiser avec ta famille",
    );
  });
});

describe('what anybody does, said of several', () => {
  it.each([
    ['comment déclarer ses revenus', 'comment déclarer leurs revenus'],
    ['comment organiser vos repas', 'comment organiser leurs repas'],
    ['comment se sentir mieux dans sa peau', 'comment se sentir mieux dans leur peau'],
    ['comment aider son enfant à gérer ses émotions', 'comment aider leur enfant à gérer ses émotions'],
    [
      "comment mettre de l'argent de côté quand on débute",
      "comment mettre de l'argent de côté quand on débute",
    ],
  ])('%s', (typed, said) => expect(saidOfSeveral(typed)).toBe(said));

  it.each([
    'comment parler à son enfant de son divorce',
    'comment gérer son budget quand on est étudiant',
    'comment réparer sa voiture soi-même',
  ])('is left out in doubt: %s', (typed) => expect(saidOfSeveral(typed)).toBe(''));
});
