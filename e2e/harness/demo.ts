/** The built product with the demo Games, and the addresses of its screens. */
import type { DemoScreen, Unit } from './screens.ts';
import { demoScreens } from './screens.ts';
import { ServerProcess, runVerb } from './server-process.ts';
import { cheapPasswords } from './small-demo.ts';

/** A part of the complete Games: all screens exist, and filling the database takes two seconds. */
const SCALE = 0.15;

export class Demo {
  readonly server: ServerProcess;
  readonly screens: Record<string, DemoScreen>;
  /** A finished final of a timed sport, which can be reached from the grid by links. */
  readonly final: Unit;

  private constructor(server: ServerProcess, screens: Record<string, DemoScreen>, final: Unit) {
    this.server = server;
    this.screens = screens;
    this.final = final;
  }

  get url(): string {
    return this.server.url;
  }

  static async create(scale: number = SCALE): Promise<Demo> {
    const server = await ServerProcess.create({ environment: cheapPasswords });
    try {
      const { code, error } = await runVerb(['demo', '--scale', String(scale)], server.environment);
      if (code !== 0) throw new Error(`podium demo ended with ${code}: ${error}`);
      await server.start();
      const { screens, final } = await demoScreens(server.url);
      return new Demo(server, screens, final);
    } catch (error) {
      await server.remove();
      throw error;
    }
  }
}
