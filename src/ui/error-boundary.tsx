import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';

type ErrorBoundaryProps = {
  /** When this changes (another screen), rendering is tried again. */
  at: string;
  children: ReactNode;
};

/**
 * Shows a message and a button to reload when a screen fails, or its file is gone after a deploy. Without it React
 * would leave an empty page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failed && before.at !== this.props.at) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="mx-auto grid max-w-xl justify-items-start gap-5 px-5 py-16">
        <h1 className="font-heading text-3xl font-extrabold tracking-tight">This screen didn't load</h1>
        <p className="text-soft">
          We may have put a new version online while you were here. What you typed is kept.
        </p>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </div>
    );
  }
}
