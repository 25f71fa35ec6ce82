import { Switch } from '../../ui/switch.tsx';

export interface ValuesSwitchState {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
  /** Why there are none to switch on. */
  readonly objection: string | null;
}

/** Whether cards show what they are worth. */
export function ValuesSwitch({ state, label }: { state: ValuesSwitchState; label: string }) {
  return (
    <Switch small checked={state.on} onCheckedChange={state.set} disabled={state.objection !== null}>
      {state.objection ?? label}
    </Switch>
  );
}
