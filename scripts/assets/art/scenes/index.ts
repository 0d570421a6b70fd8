import { examples } from '../../../../src/features/landing/themes/examples.ts';
import { paletteOf } from '../palette.ts';
import type { Scene, Sketch } from '../types.ts';
import { businessCoach } from './business-coach.ts';
import { corporateTrainer } from './corporate-trainer.ts';
import { contentCreator } from './default.ts';
import { financialAdvisor } from './financial-advisor.ts';
import { mentalHealthTherapist } from './mental-health-therapist.ts';
import { nutritionist } from './nutritionist.ts';
import { realEstate } from './real-estate.ts';
import { techTutorialCreator } from './tech-tutorial-creator.ts';

/** Every hook on a picture must be one that the product wrote for the theme. Otherwise drawing fails. */
function exampleOf(sketch: Sketch, lines: readonly string[]) {
  const text = lines.join(' ').replaceAll('’', "'").replaceAll('&amp;', '&');
  const hook = examples[sketch.theme].hooks.find((candidate) => candidate.text === text);
  if (hook === undefined) throw new Error(`Not an example hook of ${sketch.theme}: ${text}`);
  return hook;
}

const typographic = (text: string) => text.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');

function complete(sketch: Sketch): Scene {
  exampleOf(sketch, sketch.caption);
  exampleOf(sketch, sketch.og ?? sketch.caption);
  const { type, tip } = exampleOf(sketch, sketch.card);
  return {
    ...sketch,
    palette: paletteOf(sketch.theme),
    topic: typographic(examples[sketch.theme].topic),
    hook: { type, tip: typographic(tip) },
  };
}

export const scenes: readonly Scene[] = [
  contentCreator,
  nutritionist,
  realEstate,
  financialAdvisor,
  mentalHealthTherapist,
  businessCoach,
  techTutorialCreator,
  corporateTrainer,
].map(complete);
